import { Box, Stack, Typography } from '@mui/material'
import { mayCall } from '@duetto/shared/contract/console'
import type { ConsoleMember, OperatorRole } from '@duetto/shared/contract/console'
import { Facts } from '../../parts/Facts'
import { formatDay, formatMoment } from '../../parts/format'
import { EraseButton } from '../EraseButton'
import { ExportButton } from '../ExportButton'
import { PhotoThumb } from '../../parts/PhotoThumb'
import { useText } from '../../parts/useText'
import { Contact } from '../Contact'

export const ProfileTab = ({ member, role }: { member: ConsoleMember; role: OperatorRole }) => {
  const text = useText()
  const gender = (value: string | null) => (value ? text(`gender.${value}`) : '–')
  return (
    <>
      <Facts
        facts={[
          [text('member.id'), member.id],
          [
            text('member.email'),
            <Contact key="contact" member={member} isAllowed={mayCall(role, 'showContact')} />,
          ],
          [text('member.membership'), text(member.paid_user ? 'member.premium' : 'member.free')],
          [text('member.credits'), member.credits],
          [text('member.gender'), gender(member.gender)],
          [text('member.lookingFor'), gender(member.looking_for)],
          [text('member.birthDate'), formatDay(member.birth_date)],
          [text('member.place'), [member.city, member.country].filter(Boolean).join(', ') || '–'],
          [text('member.language'), member.language],
          [text('member.joined'), formatMoment(member.created_at)],
          [text('member.lastActive'), formatMoment(member.last_active)],
          [text('member.about'), member.about_me || '–'],
          [text('member.interests'), member.interests.join(', ') || '–'],
        ]}
      />
      {mayCall(role, 'getPhoto') && (
        <Box component="section" sx={{ mt: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {text('member.photos')}
          </Typography>
          {member.photos.length === 0 && (
            <Typography color="text.secondary">{text('member.noPhotos')}</Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {member.photos.map((photo) => (
              <PhotoThumb key={photo.id} photo={photo} />
            ))}
          </Box>
        </Box>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
        {mayCall(role, 'exportMember') && <ExportButton id={member.id} />}
        {mayCall(role, 'eraseMember') && <EraseButton id={member.id} />}
      </Stack>
    </>
  )
}
