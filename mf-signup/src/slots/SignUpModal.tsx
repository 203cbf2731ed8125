import { css } from '@emotion/react'
import { usePlatform, useSettings } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { ConfirmDialog, Dialog, IconButton, icons } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../widgets/page/messages'
import { signupMessages } from '../features/sign-up/messages'
import { selectEndPath, selectIsComplete, selectSignup } from '../entities/sign-up/selectors'
import { SignUpClosed } from '../features/sign-up/SignUpClosed'
import { SignUpFlow } from '../features/sign-up/SignUpFlow'
import { closed } from '../entities/sign-up/slice'
import { useMaySignUp } from '../features/sign-up/useMaySignUp'
import { useOpenFlow } from '../features/sign-up/useOpenFlow'
import { useSignupDispatch, useSignupSelector } from '../state'

type SignUpModalProps = SlotProps['sign-up-modal']

/**
 * Sign-up in a dialog. Escape and the backdrop do not close it, so that nothing typed is lost; Back asks. The close
 * button does, and the shell takes it away once it hears `signup-closed`.
 */
export const SignUpModal = ({ request }: SignUpModalProps) => {
  const { formatMessage } = useIntl()
  const { name: site } = useSettings()
  const { navigation } = usePlatform()
  const dispatch = useSignupDispatch()
  const mayCreate = useMaySignUp()
  const isComplete = useSignupSelector(selectIsComplete)
  const endPath = useSignupSelector(selectEndPath)
  const { member, target, isFresh, step } = useSignupSelector(selectSignup)
  const [isAsking, setIsAsking] = useState(false)
  const flowRef = useRef<HTMLDivElement>(null)
  const isReady = step !== null
  useOpenFlow(request)

  useEffect(() => {
    if (!isComplete) return
    dispatch(closed())
    if (isFresh) navigation.push(endPath)
  }, [isComplete, isFresh, endPath, dispatch, navigation])

  // The dialog first focuses the close button, because nothing else has loaded yet; then the first question
  // gets the focus.
  useEffect(() => {
    if (isReady) flowRef.current?.querySelector('input')?.focus()
  }, [isReady])

  return (
    <Dialog
      isOpen
      isClosable={!mayCreate}
      onClose={() => dispatch(closed())}
      onBack={mayCreate ? () => setIsAsking(true) : undefined}
      title={
        target
          ? formatMessage(signupMessages.headingFor, { name: target.name })
          : formatMessage(signupMessages.dialogTitle, { site })
      }
    >
      {mayCreate ? (
        <>
          <div css={crossStyle}>
            <IconButton
              icon={icons.close}
              label={formatMessage(member ? signupMessages.leave : commonMessages.close)}
              onClick={() => dispatch(closed())}
            />
          </div>
          <div ref={flowRef}>
            <SignUpFlow hasHeading={false} />
          </div>
          <ConfirmDialog
            isOpen={isAsking}
            size="small"
            title={formatMessage(signupMessages.askTitle)}
            onClose={() => setIsAsking(false)}
            cancelLabel={formatMessage(signupMessages.askLeave)}
            onCancel={() => dispatch(closed())}
            confirmLabel={formatMessage(signupMessages.askStay)}
            onConfirm={() => setIsAsking(false)}
          >
            <p>{formatMessage(signupMessages.askText)}</p>
          </ConfirmDialog>
        </>
      ) : (
        <SignUpClosed />
      )}
    </Dialog>
  )
}

const crossStyle = css`
  position: absolute;
  top: var(--s4);
  right: var(--s4);
`
