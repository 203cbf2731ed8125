# Image of the API, the worker and the operators' command line; the container's command selects the process.
# Optional digest to pin the base image: @sha256:…
ARG NODE_DIGEST=
FROM node:22-slim${NODE_DIGEST} AS build
WORKDIR /src
# Copying only the manifests lets Docker cache the installed packages until a manifest changes.
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY api/package.json api/
COPY console/package.json console/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY mf-members/package.json mf-members/
COPY mf-chat/package.json mf-chat/
COPY mf-payments/package.json mf-payments/
COPY mf-signup/package.json mf-signup/
COPY mf-landers/package.json mf-landers/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx tsx tools/build/main.ts api console && npx tsx tools/build/collectModules.ts api /runtime

FROM node:22-slim${NODE_DIGEST}
ARG VERSION=unreleased
ENV NODE_ENV=production DUETTO_VERSION=$VERSION
WORKDIR /app
COPY docker/healthy.sh /usr/local/bin/healthy
COPY --from=build /runtime/node_modules ./node_modules
COPY --from=build /src/api/package.json ./package.json
COPY --from=build /src/api/dist ./dist
COPY --from=build /src/console/dist/web ./dist/console
RUN mkdir /data /registry && chown node:node /data /registry
USER node
EXPOSE 8081
CMD ["node", "dist/main.mjs"]
