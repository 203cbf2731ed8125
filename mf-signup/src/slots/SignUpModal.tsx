import { css } from '@emotion/react'
import { landerOf } from '@duetto/shared/domain'
import { usePlatform, useSettings } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { ConfirmDialog, Dialog, IconButton, icons, uiMessages } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { signUpMessages } from '../features/sign-up/messages'
import { selectEndPath, selectIsComplete, selectSignUp } from '../entities/sign-up/selectors'
import { SignUpClosed } from '../features/sign-up/SignUpClosed'
import { SignUpFlow } from '../features/sign-up/SignUpFlow'
import { closed } from '../entities/sign-up/slice'
import { useMaySignUp } from '../features/sign-up/useMaySignUp'
import { usePreviousStep } from '../features/sign-up/usePreviousStep'
import { useOpenFlow } from '../features/sign-up/useOpenFlow'
import { useSignUpDispatch, useSignUpSelector } from '../state'

type SignUpModalProps = SlotProps['sign-up-modal']

export const SignUpModal = ({ request }: SignUpModalProps) => {
  const { formatMessage } = useIntl()
  const { name: site } = useSettings()
  const { navigation } = usePlatform()
  const dispatch = useSignUpDispatch()
  const mayCreate = useMaySignUp()
  const isComplete = useSignUpSelector(selectIsComplete)
  const endPath = useSignUpSelector(selectEndPath)
  const { member, target, isFresh, step } = useSignUpSelector(selectSignUp)
  const goBack = usePreviousStep()
  const [isAsking, setIsAsking] = useState(false)
  const flowRef = useRef<HTMLDivElement>(null)
  const isReady = step !== null
  useOpenFlow(request)

  /** Landers are for visitors only, so send a new member on to `endPath`. */
  const leave = (): void => {
    dispatch(closed())
    if (member && landerOf(navigation.get().pathname)) navigation.push(endPath)
  }

  useEffect(() => {
    if (!isComplete) return
    dispatch(closed())
    if (isFresh) navigation.push(endPath)
  }, [isComplete, isFresh, endPath, dispatch, navigation])

  // The dialog focuses its title when it opens, which is before the flow has loaded.
  useEffect(() => {
    if (isReady) flowRef.current?.querySelector('input')?.focus()
  }, [isReady])

  return (
    <Dialog
      isOpen
      isSteady={mayCreate}
      isClosable={!mayCreate}
      isTitleHidden={mayCreate}
      onClose={() => dispatch(closed())}
      onBack={mayCreate ? (goBack ?? (() => setIsAsking(true))) : undefined}
      title={
        target
          ? formatMessage(signUpMessages.headingFor, { name: target.name })
          : formatMessage(signUpMessages.dialogTitle, { site })
      }
    >
      {mayCreate ? (
        <>
          <div css={crossStyle}>
            <IconButton
              icon={icons.close}
              label={formatMessage(member ? signUpMessages.leave : uiMessages.close)}
              onClick={leave}
            />
          </div>
          <div ref={flowRef} css={flowStyle}>
            <SignUpFlow />
          </div>
          <ConfirmDialog
            isOpen={isAsking}
            size="small"
            title={formatMessage(signUpMessages.askTitle)}
            onClose={() => setIsAsking(false)}
            cancelLabel={formatMessage(signUpMessages.askLeave)}
            onCancel={leave}
            confirmLabel={formatMessage(signUpMessages.askStay)}
            onConfirm={() => setIsAsking(false)}
          >
            <p>{formatMessage(signUpMessages.askText)}</p>
          </ConfirmDialog>
        </>
      ) : (
        <SignUpClosed />
      )}
    </Dialog>
  )
}

/** Aligns the step's header with the close button and the step's buttons with the edge of the dialog. */
const flowStyle = css`
  display: grid;
  margin-top: calc(var(--s4) - var(--s7));
  header:has(+ [aria-hidden]) {
    padding-right: 36px;
  }
  [data-end] {
    margin: auto calc(-1 * var(--s2)) calc(-1 * var(--s7));
    padding: var(--s2) var(--s2) var(--s7);
    background: var(--surface);
  }
  @media (min-height: 401px) {
    [data-end] {
      position: sticky;
      bottom: calc(-1 * var(--s7));
      z-index: 2;
    }
    :is(input, select, textarea, button) {
      scroll-margin-bottom: 150px;
    }
  }
`
const crossStyle = css`
  position: absolute;
  top: var(--s4);
  right: var(--s4);
`
