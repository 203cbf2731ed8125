import { limits } from '@duetto/shared/domain'
import { TextArea, pairStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { profileLabels, reasonMessages, statusMessages } from '@duetto/shared/texts/profile'
import { fieldMessages } from '../account/fieldMessages'
import type { FieldsProps } from '../../entities/own-profile/profileFields'
import { FactSelect } from './FactSelect'

export const WordsFields = ({ draft, onChange, aboutError }: FieldsProps & { aboutError: string | null }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <div data-field="about_me">
        <TextArea
          rows={5}
          label={formatMessage(fieldMessages.aboutMe)}
          hint={formatMessage(fieldMessages.aboutMeHint)}
          error={aboutError}
          maxCodePoints={limits.aboutMeMaxCodePoints}
          value={draft.about_me}
          onChange={(about_me) => onChange({ about_me })}
        />
      </div>
      <div css={pairStyle}>
        <FactSelect
          label={formatMessage(profileLabels.reason_for_joining)}
          value={draft.reason_for_joining}
          texts={reasonMessages}
          onChange={(reason_for_joining) => onChange({ reason_for_joining })}
        />
        <FactSelect
          label={formatMessage(profileLabels.relationship_status)}
          value={draft.relationship_status}
          texts={statusMessages}
          onChange={(relationship_status) => onChange({ relationship_status })}
        />
      </div>
    </>
  )
}
