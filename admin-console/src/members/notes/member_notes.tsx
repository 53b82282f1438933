import { useInfiniteQuery } from '@tanstack/react-query'
import { useCanAccess, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import type { WholeMember } from '#console/members/member.ts'
import type { NotesPage } from '#console/members/notes/member_note.ts'
import { NoteForm } from '#console/members/notes/note_form.tsx'
import { NoteRow } from '#console/members/notes/note_row.tsx'
import { PagedList } from '#console/members/paged_list.tsx'
import { Section } from '#console/theme/section.tsx'

/** What staff noted about a member, the newest first; older pages are added below. */
export function MemberNotes({ member }: { member: WholeMember }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'member_notes', action: 'store', record: member })
  const query = useInfiniteQuery({
    queryKey: ['member', member.id, 'notes'],
    initialPageParam: '',
    queryFn: async ({ pageParam: before, signal }): Promise<NotesPage> => {
      const search = new URLSearchParams(before && { before })
      return (await httpClient(`/api/tenants/${member.tenant_id}/members/${member.id}/notes?${search}`, { signal }))
        .json
    },
    getNextPageParam: ({ next }) => next,
  })
  const notes = query.data?.pages.flatMap((page) => page.notes)
  return (
    <Section title={translate('member_notes.title')} text={translate('member_notes.about')}>
      {writes && <NoteForm member={member} />}
      <PagedList
        query={query}
        rows={notes?.map((note) => (
          <NoteRow key={note.id} member={member} note={note} />
        ))}
        label={translate('member_notes.title')}
        empty={translate('member_notes.none')}
        older={translate('member_notes.older')}
      />
    </Section>
  )
}
