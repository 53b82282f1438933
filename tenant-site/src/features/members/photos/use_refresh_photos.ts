import { useVisit } from '#site/lib/visit/visit.ts'

/** The member's photos are other ones now: wherever they stand, they are asked for again. */
export function useRefreshPhotos() {
  const { queryClient } = useVisit()
  return () =>
    Promise.all(
      ['photos.index', 'user.show', 'profile.show', 'members.show'].map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] })
      )
    )
}
