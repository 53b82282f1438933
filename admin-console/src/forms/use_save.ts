import { useDataProvider } from 'react-admin'
import { useSaving } from '#console/forms/use_saving.ts'

interface Target {
  resource: string
  id: string
}

/** Sends only the given keys; on failure the form keeps its values. */
export function useSave({ resource, id }: Target) {
  const dataProvider = useDataProvider()
  const { state, saving, settle } = useSaving()

  const save = (data: object, afterwards: () => Promise<unknown>): Promise<boolean> =>
    saving(async () => {
      await dataProvider.update(resource, { id, data, previousData: { id } })
      await afterwards()
    })

  return { state, save, settle }
}
