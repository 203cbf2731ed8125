import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

const acts = {
  suspend: {
    call: 'suspendMember',
    button: 'member.suspend',
    heading: 'member.suspendHeading',
    text: 'member.suspendText',
    done: 'member.suspended',
  },
  restore: {
    call: 'restoreMember',
    button: 'member.restore',
    heading: 'member.restoreHeading',
    text: 'member.restoreText',
    done: 'member.restored',
  },
  lift: {
    call: 'liftRestriction',
    button: 'measure.lift.button',
    heading: 'measure.lift.heading',
    text: 'measure.lift.text',
    done: 'measure.lift.done',
  },
} as const

export const StandingButton = ({ id, name }: { id: number; name: keyof typeof acts }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { act, isRunning } = useAct()
  const [isOpen, setIsOpen] = useState(false)
  const { call, button, heading, text: explanation, done } = acts[name]
  const confirm = async (reason: string) => {
    const changed = await act(() => callConsole(call, { body: { id, reason } }))
    if (!changed) return
    setIsOpen(false)
    notify(`console.${done}`)
    await queries.invalidateQueries({ queryKey: ['history', id] })
    refresh()
  }
  return (
    <>
      <Button
        variant="outlined"
        color={name === 'suspend' ? 'error' : 'primary'}
        onClick={() => setIsOpen(true)}
      >
        {text(button)}
      </Button>
      {isOpen && (
        <ReasonDialog
          heading={text(heading)}
          text={text(explanation)}
          confirm={text(button)}
          isRunning={isRunning}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
