import { useQueryClient } from '@tanstack/react-query'
import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'
import type { Remote } from './Remote'

const calls = {
  promote: 'promoteRemote',
  rollBack: 'rollBackRemote',
  disable: 'disableRemote',
  enable: 'enableRemote',
} as const
type Act = keyof typeof calls

const possible = ({ canary, last_good, is_disabled }: Remote): Act[] => [
  ...(canary ? (['promote'] as const) : []),
  ...((canary ?? last_good) ? (['rollBack'] as const) : []),
  is_disabled ? 'enable' : 'disable',
]

export const RemoteActs = ({ remote, revision }: { remote: Remote; revision: number }) => {
  const text = useText()
  const queries = useQueryClient()
  const { name, canary } = remote
  return possible(remote).map((act) => (
    <ActButton
      key={act}
      button={text(`remote.${act}.button`)}
      look={{
        color: act === 'disable' ? 'error' : 'primary',
        'aria-label': `${text(`remote.${act}.button`)}: ${name}`,
      }}
      heading={text(`remote.${act}.heading`, { name })}
      text={text(`remote.${act}.text`, { build: canary?.build })}
      run={(reason) => callConsole(calls[act], { body: { name, revision, reason } })}
      done={`remote.${act}.done`}
      changed={(answer) => queries.setQueryData(['remotes'], answer)}
    />
  ))
}
