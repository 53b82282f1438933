import { Box, Button, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCanAccess, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { WholeMember } from '#console/members/member.ts'
import type { NotesPage } from '#console/members/notes/member_note.ts'
import { NoteForm } from '#console/members/notes/note_form.tsx'
import { NoteRow } from '#console/members/notes/note_row.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

/** What staff noted about a member, the newest first; older pages are added below. */
export function MemberNotes({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'member_notes', action: 'store', record: member })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['member', member.id, 'notes'],
    initialPageParam: '',
    queryFn: async ({ pageParam: before, signal }): Promise<NotesPage> => {
      const query = new URLSearchParams(before && { before })
      return (await httpClient(`/api/tenants/${member.tenant_id}/members/${member.id}/notes?${query}`, { signal })).json
    },
    getNextPageParam: ({ next }) => next,
  })
  const notes = data?.pages.flatMap((page) => page.notes)
  return (
    <Section title={translate('member_notes.title')} text={translate('member_notes.about')}>
      {writes && <NoteForm member={member} />}
      {error && !notes && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !notes && <Waiting />}
      {notes?.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate('member_notes.none')}
        </Typography>
      )}
      {notes && notes.length > 0 && (
        <Box component="ol" aria-label={translate('member_notes.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notes.map((note) => (
            <NoteRow key={note.id} member={member} note={note} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button sx={{ mt: 1.5 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('member_notes.older')}
        </Button>
      )}
    </Section>
  )
}
