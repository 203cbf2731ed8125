import { CommanderError } from 'commander'
import type { Command } from 'commander'
import { createTransport } from '../../src/infra/delivery/transports'
import { clockServer, examine } from '../../src/modules/doctor/doctor.service'
import type { Context, Show } from '../Context'

interface Options {
  mail?: string
  resolver?: string
  clock: string
}

const noPush = () => Promise.reject(new Error('no push is sent here'))

export const addDoctorCommand = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('doctor')
    .description('checks what the site depends on; exits with 1 if something is wrong')
    .option('--mail <address>', 'send a test mail')
    .option(
      '--resolver <ip>',
      'DNS server to ask, as 9.9.9.9 or 127.0.0.1:5353; default: those of this machine',
    )
    .option('--clock <url>', 'server whose Date header the clock is compared with', clockServer)
    .action(async ({ mail: to, resolver, clock }: Options) => {
      const mail = to === undefined ? undefined : { to, send: createTransport(deps.config, noPush).mail }
      const findings = await examine(deps, { clock, resolver, mail })
      show(findings, 'whole')
      if (findings.some(({ state }) => state === 'fault'))
        throw new CommanderError(1, 'doctor', 'a fault was found')
    })
}
