import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

const calls = { suspend: 'suspendMember', restore: 'restoreMember', lift: 'liftRestriction' } as const

export const StandingButton = ({ id, name }: { id: number; name: keyof typeof calls }) => {
  const text = useText()
  return (
    <ActButton
      button={text(`measure.${name}.button`)}
      look={{ color: name === 'suspend' ? 'error' : 'primary' }}
      heading={text(`measure.${name}.heading`)}
      text={text(`measure.${name}.text`)}
      run={(reason) => callConsole(calls[name], { body: { id, reason } })}
      done={`measure.${name}.done`}
    />
  )
}
