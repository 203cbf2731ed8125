import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { draftChanged, stepChosen } from '../../entities/sign-up/slice'
import { accountStep, firstProfileStep } from '../../entities/sign-up/steps'

/** Returns null on the first screen, and on the first step of the profile, because the account exists. */
export const usePreviousStep = (): (() => void) | null => {
  const dispatch = useSignUpDispatch()
  const { step, draft } = useSignUpSelector(selectSignUp)
  if (step === accountStep && draft.screen > 0)
    return () => void dispatch(draftChanged({ screen: draft.screen - 1 }))
  if (step !== null && step > firstProfileStep) return () => void dispatch(stepChosen(step - 1))
  return null
}
