import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callConsole } from '../server/callConsole'
import { ReasonDialog } from '../parts/ReasonDialog'
import { useAct } from '../parts/useAct'
import { useText } from '../parts/useText'

const verdicts = { uphold: 'upheld', dismiss: 'dismissed' } as const
type Choice = keyof typeof verdicts

export const DecisionButtons = ({ reference }: { reference: string }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { act, isRunning } = useAct()
  const [choice, setChoice] = useState<Choice | null>(null)
  const confirm = async (status: (typeof verdicts)[Choice], decision: string) => {
    const body = { reference, status, decision }
    if (!(await act(() => callConsole('decideReport', { body })))) return
    setChoice(null)
    notify('console.report.decided')
    refresh()
  }
  return (
    <>
      <Button variant="contained" color="error" onClick={() => setChoice('uphold')}>
        {text('report.uphold')}
      </Button>
      <Button variant="outlined" onClick={() => setChoice('dismiss')}>
        {text('report.dismiss')}
      </Button>
      {choice && (
        <ReasonDialog
          heading={text(`report.${choice}Heading`)}
          text={text('report.decisionText')}
          label={text('report.decision')}
          confirm={text(`report.${choice}`)}
          isRunning={isRunning}
          onConfirm={(decision) => void confirm(verdicts[choice], decision)}
          onClose={() => setChoice(null)}
        />
      )}
    </>
  )
}
