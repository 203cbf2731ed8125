import type { ConsoleMember } from '@duetto/shared/contract/console'
import { Link } from 'react-admin'
import { Facts } from '../parts/Facts'
import { formatDay } from '../parts/format'
import { Section } from '../parts/Section'
import { useText } from '../parts/useText'

export const PersonFacts = ({ heading, person }: { heading: string; person: ConsoleMember }) => {
  const text = useText()
  const { id, name, birth_date, city, country, about_me, interests } = person
  return (
    <Section heading={heading}>
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
    </Section>
  )
}
