import type { ProfileCardKind } from '@duetto/shared/domain'
import { Banner, Button } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { cardDismissed } from '../../entities/own-profile/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { useErrorText } from '../../widgets/form/useErrorText'
import { actionsStyle } from './cardStyles'
import { cardMessages } from './messages'

interface CardActionsProps {
  card: ProfileCardKind
  canSubmit?: boolean
}

export const CardActions = ({ card, canSubmit = false }: CardActionsProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { saveStatus, saveFailure, dismissStatus } = useSignUpSelector((state) => state.profile)
  return (
    <>
      {saveFailure && <Banner tone="danger">{errorText(saveFailure)}</Banner>}
      <div css={actionsStyle}>
        {canSubmit && (
          <Button type="submit" variant="outline" isLoading={saveStatus === 'loading'}>
            {formatMessage(cardMessages.add)}
          </Button>
        )}
        <Button
          variant="quiet"
          isLoading={dismissStatus === 'loading'}
          onClick={() => dispatch(cardDismissed({ card }))}
        >
          {formatMessage(cardMessages.notNow)}
        </Button>
      </div>
    </>
  )
}
