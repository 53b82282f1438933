import { DateField, type DateFieldProps, useLocale } from 'react-admin'

const FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Formats dates in the console's language; English is British. */
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
