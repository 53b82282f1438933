/** Settings of a brand whose search offers all there is, whatever its niche begins with. */
export const EVERY_FIELD = {
  search_fields: [
    'gender',
    'age',
    'country',
    'countryregion',
    'radius',
    'sexuality',
    'relationship_status',
    'body_type',
    'hair_colour',
    'eye_colour',
    'tattoos',
    'interests',
    'reason',
  ],
}
