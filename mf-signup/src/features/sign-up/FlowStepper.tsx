import { css } from '@emotion/react'
import { Icon, Stepper, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import { selectScreenCount } from '../../entities/sign-up/selectors'

interface FlowStepperProps {
  /** Number of this screen, from 1. */
  current: number
  onBack?: () => void
}

export const FlowStepper = ({ current, onBack }: FlowStepperProps) => {
  const { formatMessage } = useIntl()
  const total = useSignUpSelector(selectScreenCount)
  return (
    <Stepper
      current={current}
      total={total}
      label={formatMessage(signUpMessages.step, { step: current, total })}
      back={
        onBack && (
          <button type="button" css={backStyle} onClick={onBack}>
            <Icon path={icons.arrowLeft} />
            {formatMessage(commonMessages.back)}
          </button>
        )
      }
    />
  )
}

const backStyle = css`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 44px;
  margin-left: -4px;
  padding: 0 8px 0 4px;
  border: 0;
  background: none;
  font-weight: 600;
  cursor: pointer;
`
