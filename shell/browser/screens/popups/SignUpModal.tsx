import { addresses } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { useShell } from '../../host/context/ShellContext'
import { Slot } from '../../host/outlets/Slot'

/** Shows the modal while a sign-up is requested. `signUpModalSaga` ends the request (LAYOUT-07). */
export const SignUpModal = () => {
  const { platform, signUp } = useShell()
  const request = useReadable(signUp)
  if (!request) return null
  // If the modal does not load, the sign-up page shows the error and offers a retry.
  const openPage = (): void => {
    signUp.set(null)
    platform.navigation.push(addresses.signUp(request.profileId), request)
  }
  return <Slot name="sign-up-modal" slotProps={{ request }} onLost={openPage} />
}
