import { Card, CardContent, Typography } from '@mui/material'
import type { ConsoleMember } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { Facts } from '../parts/Facts'
import { formatDay } from '../parts/format'
import { useText } from '../parts/useText'

export const PersonFacts = ({ heading, person }: { heading: string; person: ConsoleMember }) => {
  const text = useText()
  const { id, name, birth_date, city, country, about_me, interests } = person
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {heading}
        </Typography>
        <Facts
          facts={[
            [
              text('member.name'),
              <Link key="name" to={`/members/${id}/show`}>
                {name}
              </Link>,
            ],
            [text('inbox.age'), formatDay(birth_date)],
            [text('inbox.place'), [city, country].filter(Boolean).join(', ') || '–'],
            [text('inbox.about'), about_me || '–'],
            [text('inbox.interests'), interests.join(', ') || '–'],
          ]}
        />
      </CardContent>
    </Card>
  )
}
