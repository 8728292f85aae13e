import type { Pictures } from '../picture'
import { arabindaMishra } from './arabinda-mishra'
import { debasisSahu } from './debasis-sahu'
import { ipsitaPanda } from './ipsita-panda'
import { josephEkka } from './joseph-ekka'
import { kabirNaik } from './kabir-naik'
import { lipsaDas } from './lipsa-das'
import { naziaKhan } from './nazia-khan'
import { smrutiRath } from './smruti-rath'

export const team: Pictures = {
  'person-arabinda-mishra': arabindaMishra,
  'person-smruti-rath': smrutiRath,
  'person-kabir-naik': kabirNaik,
  'person-lipsa-das': lipsaDas,
  'person-joseph-ekka': josephEkka,
  'person-nazia-khan': naziaKhan,
  'person-debasis-sahu': debasisSahu,
  'person-ipsita-panda': ipsitaPanda,
}
