# Image of the shell (its browser build and the server that renders pages) and of the publisher, which fills its
# registry.
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
RUN npx tsx tools/build/main.ts shell && npx tsx tools/build/collectModules.ts shell /runtime
RUN npx esbuild docker/publisher.ts --bundle --platform=node --format=esm --target=node22 --outfile=/runtime/publisher.mjs

FROM node:22-slim${NODE_DIGEST}
ENV NODE_ENV=production
WORKDIR /app
COPY docker/healthy.sh /usr/local/bin/healthy
COPY --from=build /runtime/node_modules ./node_modules
COPY --from=build /src/shell/package.json ./package.json
COPY --from=build /src/shell/dist ./dist
COPY --from=build /runtime/publisher.mjs ./publisher.mjs
# New volumes inherit the owner of these folders.
RUN mkdir -p /registry /answers /incoming/mf-members /incoming/mf-chat /incoming/mf-payments /incoming/mf-signup /incoming/mf-landers \
  && chown -R node:node /registry /answers /incoming
USER node
EXPOSE 8080
CMD ["node", "dist/server/main.mjs"]
