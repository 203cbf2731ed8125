import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

const outcomes = { overturn: 'overturned', uphold: 'upheld' } as const
type Choice = keyof typeof outcomes

/** Decides an appeal, with a text that the member gets. */
export const AppealButtons = ({ photo }: { photo: number }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { act, isRunning } = useAct()
  const [choice, setChoice] = useState<Choice | null>(null)
  const confirm = async (status: (typeof outcomes)[Choice], decision: string) => {
    if (!(await act(() => callConsole('decideAppeal', { body: { photo, status, decision } })))) return
    setChoice(null)
    notify('console.appeal.decided')
    refresh()
  }
  return (
    <>
      <Button variant="contained" onClick={() => setChoice('overturn')}>
        {text('appeal.overturn')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setChoice('uphold')}>
        {text('appeal.uphold')}
      </Button>
      {choice && (
        <ReasonDialog
          heading={text(`appeal.${choice}Heading`)}
          text={text('appeal.decisionText')}
          label={text('appeal.decision')}
          confirm={text(`appeal.${choice}`)}
          isRunning={isRunning}
          onConfirm={(decision) => void confirm(outcomes[choice], decision)}
          onClose={() => setChoice(null)}
        />
      )}
    </>
  )
}
