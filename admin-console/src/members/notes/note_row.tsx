import { Box, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import { useSession } from '#console/data/use_session.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import type { WholeMember } from '#console/members/member.ts'
import type { MemberNote } from '#console/members/notes/member_note.ts'
import { useNoteCalls } from '#console/members/notes/use_note_calls.ts'
import { Moment } from '#console/theme/moment.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  member: WholeMember
  note: MemberNote
}

/** Its author removes a note, or a platform admin. */
export function NoteRow({ member, note: { id, text, written_by: author, written_at: at } }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { isBusy, change } = useNoteCalls(member)
  const staff = useSession()?.staff
  const { canAccess } = useCanAccess({ resource: 'member_notes', action: 'destroy', record: member })
  const removes = canAccess && staff && (staff.platform_admin || staff.id === author?.id)
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider', '&:last-child': { pb: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography
          variant="caption"
          component="div"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mr: 'auto' }}
        >
          {author && `${author.name} · `}
          <Moment at={at} />
        </Typography>
        {removes && (
          <ConfirmButton
            size="small"
            color="error"
            label="member_notes.remove"
            title="member_notes.remove_title"
            question="member_notes.ask_remove"
            aria-label={translate('member_notes.remove_named', { at: moment(at) })}
            isBusy={isBusy}
            onConfirm={() => void change('DELETE', `/${id}`, 'member_notes.removed')}
          />
        )}
      </Box>
      <WrittenText>{text}</WrittenText>
    </Box>
  )
}
