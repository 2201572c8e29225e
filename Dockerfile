# The image of the product: docker build --tag consultancy . && docker run --publish 3000:3000 consultancy
# docs/deploy.md has the settings; compose.yaml runs it with PostgreSQL.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client-shared/package.json client-shared/
COPY client-public/package.json client-public/
COPY client-admin/package.json client-admin/

FROM manifests AS build
RUN npm ci --omit=dev
COPY . .
RUN npm run build
RUN mkdir data

# The built clients contain their packages; the server loads its own.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=server

FROM node:24.21.0-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=packages /site ./
# The sources too: backup and restore run without the condition that asks for what is compiled.
COPY shared/src shared/src
COPY --from=build /site/shared/dist shared/dist
COPY server/demo server/demo
COPY scripts/serve.mjs scripts/keep-running.mjs scripts/memory-bounds.mjs scripts/
COPY --from=build /site/server/dist server/dist
COPY --from=build /site/client-public/dist client-public/dist
COPY --from=build /site/client-admin/dist client-admin/dist
COPY --from=build --chown=node:node /site/data /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --start-period=2m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
