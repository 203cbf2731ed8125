# One remote: publishes its build into the registry's volume, then answers its health check.
FROM node:20-slim AS build
ARG REMOTE
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund \
 && node scripts/build.mjs "$REMOTE" \
 && mv "$REMOTE"/dist/*/ /built

FROM node:20-slim
ARG REMOTE
ENV NODE_ENV=production REMOTE=$REMOTE REGISTRY_DIR=/registry
WORKDIR /app
COPY --from=build --chown=node:node /built ./built
COPY --from=build --chown=node:node /src/shared/build/registry.mjs /src/shared/build/registryFolder.mjs /src/shared/build/fit.mjs /src/docker/remote.mjs ./
RUN mkdir /registry && chown node:node /registry
USER node
EXPOSE 8090
CMD ["node", "remote.mjs"]
