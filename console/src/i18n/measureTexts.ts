export const measureTexts = {
  restrictedUntil: 'Restricted until %{until}',
  warn: {
    button: 'Warn',
    heading: 'Warn this member?',
    text: 'The member reads the warning by e-mail and on the site, with the rule, your text and the way to answer. Nothing else changes.',
    done: 'The member is warned.',
  },
  restrict: {
    button: 'Restrict',
    heading: 'Restrict this member?',
    text: 'The member cannot like profiles or start conversations; existing conversations continue. The member reads why and until when, by e-mail and on the site. A current restriction is replaced.',
    done: 'The member is restricted.',
  },
  lift: {
    button: 'Lift restriction',
    heading: 'Lift the restriction?',
    text: 'The member can like profiles and start conversations again.',
    done: 'The restriction is lifted.',
  },
  rule: 'House rule',
  rules: {
    fake: 'Fake profile',
    underage: 'Minors',
    harassment: 'Insults, harassment or threats',
    explicit: 'Sexually explicit content',
    spam: 'Spam, advertising or asking for money',
    other: 'Other',
  },
  length: 'Length',
  days: '%{smart_count} day |||| %{smart_count} days',
  words: 'Text to the member, in their language (%{language})',
}
