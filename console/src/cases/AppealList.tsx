import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { Cards } from '../parts/Cards'
import { ConsoleList } from '../parts/ConsoleList'
import { Facts } from '../parts/Facts'
import { formatMoment } from '../parts/format'
import { useText } from '../parts/useText'
import { photoUrl } from '../server/callConsole'
import { AppealButtons } from './AppealButtons'

type Appeal = ConsoleResponse<'listAppeals'>['appeals'][number] & { id: number }

const AppealCard = ({
  appeal: { photo, member, refusal, is_refused_by_program, text: words, created_at },
}: {
  appeal: Appeal
}) => {
  const text = useText()
  const name = member.name || text('member.nameless', { id: member.id })
  return (
    <Card variant="outlined" component="li">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Box
          component="img"
          src={photoUrl(photo, 'full')}
          alt={text('appeal.photo', { name })}
          loading="lazy"
          sx={{ width: 240, maxWidth: '100%', height: 300, objectFit: 'contain', borderRadius: 1 }}
        />
        <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
          <Typography variant="h2">
            <Link to={`/members/${member.id}/show`}>{name}</Link>
          </Typography>
          <Facts
            facts={[
              [text('appeal.refusal'), refusal ? text(`photo.refusal.${refusal}`) : '–'],
              [text('appeal.by'), text(is_refused_by_program ? 'appeal.program' : 'appeal.person')],
              [text('appeal.text'), words],
              [text('appeal.received'), formatMoment(created_at)],
            ]}
          />
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
            <AppealButtons photo={photo} />
          </Stack>
        </Box>
      </CardContent>
    </Card>
  )
}

export const AppealList = () => {
  const text = useText()
  return (
    <ConsoleList title={text('menu.appeals')} actions={false} component="div">
      <Cards<Appeal> intro={text('appeal.intro')} render={(appeal) => <AppealCard appeal={appeal} />} />
    </ConsoleList>
  )
}
