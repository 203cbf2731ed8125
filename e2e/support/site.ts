/** Derives the addresses from the first port, as `tools/run/ports.ts` does. */
export const addressesFrom = (base: number) => ({
  url: `http://localhost:${base}`,
  sandbox: `http://localhost:${base + 2}`,
  mailbox: `http://localhost:${base + 3}`,
  console: `http://localhost:${base + 4}`,
})

export const site = addressesFrom(Number(process.env.E2E_PORT ?? 18_080))
