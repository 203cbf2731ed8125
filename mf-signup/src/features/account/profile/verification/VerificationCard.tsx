import { css } from '@emotion/react'
import { useSession, useSettings } from '@duetto/shared/platform'
import { Banner, Button, Card, uiMessages } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Section } from '../../../../widgets/page/Section'
import { verificationRequested } from '../../../../entities/verification/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../../state'
import { useVerificationError } from './useVerificationError'
import { verificationMessages as texts } from './verificationMessages'
import { VerificationState } from './VerificationState'

const anchor = 'verification'

const OfferedVerification = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const { hash } = useLocation()
  const { verification, failure, isSaving } = useSignUpSelector((state) => state.verification)
  const errorText = useVerificationError()
  const ref = useRef<HTMLDivElement>(null)
  const reload = (): void => void dispatch(verificationRequested())
  // Reload when `user` changes, because the session is refreshed after a decision and after each change to a photo.
  useEffect(() => {
    dispatch(verificationRequested())
  }, [dispatch, user])
  const isReady = verification !== null
  useEffect(() => {
    if (isReady && hash === `#${anchor}`) ref.current?.scrollIntoView({ block: 'start' })
  }, [isReady, hash])
  const wasSaving = useRef(false)
  // Focus the card, because the focused button unmounts after a change.
  useEffect(() => {
    if (wasSaving.current && !isSaving && document.activeElement === document.body) ref.current?.focus()
    wasSaving.current = isSaving
  }, [isSaving])
  return (
    <div ref={ref} tabIndex={-1} css={focusStyle}>
      <Card>
        <Section anchor={anchor} title={formatMessage(texts.title)} text={formatMessage(texts.text)}>
          {failure && (
            <Banner
              tone="danger"
              action={
                !verification && (
                  <Button variant="outline" onClick={reload}>
                    {formatMessage(uiMessages.retry)}
                  </Button>
                )
              }
            >
              {errorText(failure)}
            </Banner>
          )}
          {verification && <VerificationState verification={verification} />}
        </Section>
      </Card>
    </div>
  )
}

const focusStyle = css`
  scroll-margin-top: 80px;
  &:focus {
    outline: none;
  }
`

export const VerificationCard = () => {
  const { member_verification: isOffered } = useSettings()
  return isOffered ? <OfferedVerification /> : null
}
