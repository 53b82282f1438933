import { DateField, type DateFieldProps, useLocale } from 'react-admin'

const FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A date as it is written where the console's language is spoken; its English is British. */
export function Day(props: DateFieldProps) {
  const language = useLocale()
  return (
    <DateField
      {...props}
      locales={language === 'en' ? 'en-GB' : language}
      options={FORMAT}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    />
  )
}
