# make book   build the book, serve it, print its address
# make site   build the book into _build/html
# make test   run every check
.PHONY: book site test set-up widgets clean

PORT ?= 8000
# HOST=0.0.0.0 lets the other devices in the room read it too.
HOST ?= 127.0.0.1

book: site
	@.venv/bin/python tools/serve.py --port $(PORT) --host $(HOST)

site: set-up
	@.venv/bin/python tools/build_site.py

test: set-up
	@.venv/bin/python tools/check.py

set-up:
	@tools/set-up.sh

# The one build output that is committed, so that installing the package needs no Node.
widgets: set-up
	@.venv/bin/python tools/build_site.py --widgets-only

clean:
	rm -rf _build
