import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

const choices = [
  { name: 'uphold', status: 'upheld', look: { variant: 'contained', color: 'error' } },
  { name: 'dismiss', status: 'dismissed', look: {} },
] as const

export const DecisionButtons = ({ reference, isAutomatic }: { reference: string; isAutomatic: boolean }) => {
  const text = useText()
  return choices.map(({ name, status, look }) => (
    <ActButton
      key={name}
      button={text(`report.${name}`)}
      look={look}
      heading={text(`report.${name}Heading`)}
      text={text(isAutomatic ? 'report.ownDecisionText' : 'report.decisionText')}
      label={text(isAutomatic ? 'report.ownDecision' : 'report.decision')}
      run={(decision) => callConsole('decideReport', { body: { reference, status, decision } })}
      done="report.decided"
    />
  ))
}
