import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
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

/** Changes a remote after a reason, unless the registry has changed since it was shown. */
export const RemoteActs = ({ remote, revision }: { remote: Remote; revision: number }) => {
  const text = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [open, setOpen] = useState<Act | null>(null)
  const { name, canary } = remote
  const confirm = async (chosen: Act, reason: string) => {
    const changed = await act(() => callConsole(calls[chosen], { body: { name, revision, reason } }))
    if (!changed) return
    setOpen(null)
    queries.setQueryData(['remotes'], changed)
    notify(`console.remote.${chosen}.done`)
  }
  return (
    <>
      {possible(remote).map((one) => (
        <Button
          key={one}
          variant="outlined"
          color={one === 'disable' ? 'error' : 'primary'}
          aria-label={`${text(`remote.${one}.button`)}: ${name}`}
          onClick={() => setOpen(one)}
        >
          {text(`remote.${one}.button`)}
        </Button>
      ))}
      {open && (
        <ReasonDialog
          heading={text(`remote.${open}.heading`, { name })}
          text={text(`remote.${open}.text`, { build: canary?.build })}
          confirm={text(`remote.${open}.button`)}
          isRunning={isRunning}
          onConfirm={(reason) => void confirm(open, reason)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
