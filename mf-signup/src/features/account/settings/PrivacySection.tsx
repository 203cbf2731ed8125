import type { OwnProfile } from '@duetto/shared/contract'
import { useSettings } from '@duetto/shared/platform'
import { Banner, Card, ConfirmDialog, Switch, uiMessages } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { Section } from '../../../widgets/page/Section'
import { profileChanged } from '../../../entities/own-profile/slice'
import { ConsentDates } from './ConsentDates'
import { settingsMessages } from './messages'

export const PrivacySection = ({ profile: saved }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const { quick_exit_url: exitUrl, member_verification: hasVerification } = useSettings()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { pending, saveFailure } = useSignUpSelector((state) => state.profile)
  const profile = { ...saved, ...pending }
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card>
      <Section anchor="privacy" title={formatMessage(settingsMessages.privacy)}>
        <Switch
          label={formatMessage(settingsMessages.invisible)}
          hint={formatMessage(settingsMessages.invisibleHint)}
          checked={profile.is_invisible}
          onChange={(is_invisible) => dispatch(profileChanged({ is_invisible }))}
        />
        <Switch
          label={formatMessage(settingsMessages.private)}
          hint={formatMessage(settingsMessages.privateHint)}
          checked={profile.is_private}
          onChange={(is_private) => dispatch(profileChanged({ is_private }))}
        />
        <Switch
          label={formatMessage(settingsMessages.hideDistance)}
          hint={formatMessage(settingsMessages.hideDistanceHint)}
          checked={profile.hides_distance}
          onChange={(hides_distance) => dispatch(profileChanged({ hides_distance }))}
        />
        <Switch
          label={formatMessage(settingsMessages.discreet)}
          hint={formatMessage(settingsMessages.discreetHint, { site: new URL(exitUrl).hostname })}
          checked={profile.is_discreet}
          onChange={(is_discreet) => dispatch(profileChanged({ is_discreet }))}
        />
        {hasVerification && (
          <Switch
            label={formatMessage(settingsMessages.onlyVerified)}
            hint={formatMessage(settingsMessages.onlyVerifiedHint)}
            checked={profile.only_verified}
            onChange={(only_verified) => dispatch(profileChanged({ only_verified }))}
          />
        )}
        <Switch
          label={formatMessage(settingsMessages.publicPhoto)}
          hint={formatMessage(settingsMessages.publicPhotoHint)}
          checked={profile.has_public_photo}
          onChange={(has_public_photo) => dispatch(profileChanged({ has_public_photo }))}
        />
        <Switch
          label={formatMessage(settingsMessages.consent)}
          hint={formatMessage(settingsMessages.consentHint)}
          checked={profile.has_intimate_consent}
          onChange={(isGiven) =>
            isGiven ? dispatch(profileChanged({ has_intimate_consent: true })) : setIsAsking(true)
          }
        />
        <ConsentDates />
        {saveFailure && (
          <Banner tone="danger">
            {formatMessage(settingsMessages.notSaved, { reason: errorText(saveFailure) })}
          </Banner>
        )}
      </Section>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={formatMessage(settingsMessages.revokeTitle)}
          onClose={() => setIsAsking(false)}
          cancelLabel={formatMessage(uiMessages.cancel)}
          confirmLabel={formatMessage(settingsMessages.revoke)}
          isDanger
          onConfirm={() => {
            setIsAsking(false)
            dispatch(profileChanged({ has_intimate_consent: false }))
          }}
        >
          <p>{formatMessage(settingsMessages.revokeText)}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
