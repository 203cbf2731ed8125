import { css } from '@emotion/react'
import { Icon, Stepper, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { signUpMessages } from './messages'
import { stepCount } from '../../entities/sign-up/steps'
import { usePreviousStep } from './usePreviousStep'

export const FlowStepper = ({ step }: { step: number }) => {
  const { formatMessage } = useIntl()
  const goBack = usePreviousStep()
  const current = step + 1
  return (
    <Stepper
      current={current}
      total={stepCount}
      label={formatMessage(signUpMessages.step, { step: current, total: stepCount })}
      back={
        goBack && (
          <button type="button" css={backStyle} onClick={goBack}>
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
