import { asOwner } from '../../cast.ts'

export interface Lists {
  leeds: { region: string }
  amsterdam: { region: string }
  interests: string[]
}

export function someOfTheLists(): Promise<Lists> {
  return asOwner(async (owner) => {
    const town = async (name: string, country: string) => {
      const { rows } = await owner.query<{ region: string }>(
        'select region_id::text as region from global.cities where name = $1 and country = $2',
        [name, country]
      )
      return rows[0]!
    }
    const { rows } = await owner.query<{ id: string }>('select id::text from global.interests order by id')
    return {
      leeds: await town('Leeds', 'GB'),
      amsterdam: await town('Amsterdam', 'NL'),
      interests: rows.map(({ id }) => id),
    }
  })
}
