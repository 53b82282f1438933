import { useListContext } from 'react-admin'

/** One filter of the list: what it asks for, and how to ask for something else; nothing for an empty text. */
export function useListFilter(source: string): [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext()
  const { [source]: value = '', ...others } = filterValues
  return [value, (chosen) => setFilters(chosen ? { ...others, [source]: chosen } : others)]
}
