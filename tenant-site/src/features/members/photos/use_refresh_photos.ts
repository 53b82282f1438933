import { useVisit } from '#site/lib/visit/visit.ts'

/** Refetches every query that contains the member's photos. */
export function useRefreshPhotos() {
  const { queryClient } = useVisit()
  return () =>
    Promise.all(
      ['photos.index', 'verification.show', 'user.show', 'profile.show', 'members.show'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] })
      )
    )
}
