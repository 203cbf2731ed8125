import { ActButton } from '../parts/ActButton'
import { useText } from '../parts/useText'
import { callConsole } from '../server/callConsole'

const calls = { restore: 'restoreMember', lift: 'liftRestriction' } as const

export const StandingButton = ({ id, name }: { id: number; name: keyof typeof calls }) => {
  const text = useText()
  return (
    <ActButton
      button={text(`measure.${name}.button`)}
      heading={text(`measure.${name}.heading`)}
      text={text(`measure.${name}.text`)}
      run={(reason) => callConsole(calls[name], { body: { id, reason } })}
      done={`measure.${name}.done`}
    />
  )
}
