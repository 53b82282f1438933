import { Box, Chip, Paper, Typography } from '@mui/material'
import { DESK_NOTES, type DeskNotes, NOTE_FIELDS, type NoteField } from '@manyhearts/locales/desk_notes'
import { useTranslate } from 'react-admin'

/** What helps whoever answers next: chosen from lists, kept for 90 days. */
export function DeskNotesSection({ notes, onNote }: { notes: DeskNotes; onNote: (notes: DeskNotes) => void }) {
  const translate = useTranslate()

  function turn(field: NoteField, value: string) {
    const chosen = notes[field]
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onNote({ ...notes, [field]: next })
  }

  return (
    <Paper component="section" aria-label={translate('desk.notes.title')} sx={{ p: 2 }}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary', lineHeight: 1.6 }}>
        {translate('desk.notes.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('desk.notes.kept')}
      </Typography>
      {NOTE_FIELDS.map((field) => (
        <Box key={field} role="group" aria-label={translate(`desk.notes.fields.${field}`)} sx={{ mt: 1 }}>
          <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
            {translate(`desk.notes.fields.${field}`)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
            {DESK_NOTES[field].map((value) => {
              const isChosen = notes[field].includes(value)
              return (
                <Chip
                  key={value}
                  component="button"
                  type="button"
                  size="small"
                  clickable
                  aria-pressed={isChosen}
                  color={isChosen ? 'primary' : 'default'}
                  variant={isChosen ? 'filled' : 'outlined'}
                  label={translate(`desk.notes.values.${value}`)}
                  onClick={() => turn(field, value)}
                />
              )
            })}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}
