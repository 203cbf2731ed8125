const base = Number(process.env.E2E_PORT ?? 18_080)

/** Addresses of the installation under test, derived like in `scripts/lib/ports.mjs`. */
export const site = {
  url: `http://localhost:${base}`,
  sandbox: `http://localhost:${base + 2}`,
  mailbox: `http://localhost:${base + 3}`,
}
