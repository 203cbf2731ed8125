import { Banner, Button, ConfirmDialog, icons, uiMessages } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { verificationEnded } from '../../../../entities/verification/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../../state'
import { verificationMessages as texts } from './verificationMessages'

export const VerifiedNote = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { isSaving } = useSignUpSelector((state) => state.verification)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Banner
        tone="success"
        icon={icons.shield}
        action={
          <Button variant="outline" isLoading={isSaving} onClick={() => setIsAsking(true)}>
            {formatMessage(texts.giveUp)}
          </Button>
        }
      >
        {formatMessage(texts.verified)}
      </Banner>
      {isAsking && (
        <ConfirmDialog
          isOpen
          isDanger
          title={formatMessage(texts.giveUp)}
          cancelLabel={formatMessage(uiMessages.cancel)}
          confirmLabel={formatMessage(texts.giveUp)}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            dispatch(verificationEnded())
          }}
        >
          <p>{formatMessage(texts.giveUpText)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
