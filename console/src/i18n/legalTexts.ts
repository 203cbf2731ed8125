export const legalTexts = {
  explain:
    'Replaces the standard text of a page. Visitors read your text in their language; without one, in English or another language that you have saved.',
  page: 'Page',
  pages: {
    terms: 'Terms of use',
    privacy: 'Privacy',
    cookies: 'Cookies',
    'return-policy': 'Withdrawal and refunds',
  },
  language: 'Language',
  text: 'Text',
  format: 'One paragraph per line. “## ” begins a heading, “- ” a list item. Fields: %{fields}.',
  standard: 'No text is saved here, so the text for all hosts or the standard text applies.',
  asOf: 'Applies from',
  save: 'Save',
  remove: 'Remove this text',
  removeTitle: 'Remove the text of “%{page}”?',
  removeText:
    'Visitors then read the text for all hosts, or the standard text. Earlier versions are kept for the record.',
  saved: 'The text of “%{page}” is saved.',
  removed: 'The text of “%{page}” is removed.',
  unknown: 'Braces are allowed only for the fields listed: %{fields}. Correct or remove the others.',
  tooLong: 'A text has at most %{count} characters.',
  changed:
    'Another operator has saved this text since you opened it. Copy your version, then open the page again.',
  noSite: 'This host has no site. Choose one from the list.',
  own: 'Your texts',
  open: 'Open',
  openOf: 'Open “%{page}”, %{language}, %{host}',
}
