import type { Ports } from './ports'

export const printAddresses = (ports: Ports): void =>
  console.log(`
  Duetto is running   http://localhost:${ports.site}
  Mailbox             http://localhost:${ports.mailbox}
  Payment console     http://localhost:${ports.sandbox}

  Demo logins         anna@demo.duetto.test    a new, free member
                      marco@demo.duetto.test   Premium, with credits and conversations
  Password            duetto-demo

  Operators' console  http://localhost:${ports.console}
  Demo operators      administrator, moderator, support, finance, marketing
  Password            duetto-demo
  Second factor       npm run --silent ops -- operators code moderator
                      or add the key DUETTODEMOCONSOLEDUETTODEMOCONSO to an authenticator app

  Stop with Ctrl-C.
`)
