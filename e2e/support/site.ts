/** Must match `tools/run/ports.ts`. */
export const addressesFrom = (base: number) => ({
  url: `http://localhost:${base}`,
  sandbox: `http://localhost:${base + 2}`,
  mailbox: `http://localhost:${base + 3}`,
  console: `http://localhost:${base + 4}`,
})

export const site = addressesFrom(Number(process.env.E2E_PORT ?? 18_080))
