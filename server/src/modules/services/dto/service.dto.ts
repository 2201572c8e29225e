import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { CreateType, publicFieldNames, StaffType, UpdateType } from '../../../common/fields/dto-types.js';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import {
  ListedType,
  PublicationState,
  PublicTextsType,
  PublicType,
} from '../../../content/content.module.js';
import { Service } from '../service.entity.js';

/** What a new service says, by a request or in a row of a file. */
export const requiredServiceFields = ['title', 'description', 'longDescription', 'duration'] as const;

/** A new service. */
export class CreateServiceDto extends CreateType(Service, requiredServiceFields, ['slug']) {}

/** What to change of a service; what is left out stays. */
export class UpdateServiceDto extends UpdateType(CreateServiceDto) {}

/** A service as staff keep it, in English. */
export class ServiceDto extends StaffType(Service) {}

/** A service as staff see it in a list. */
export class ListedServiceDto extends ListedType(ServiceDto) {}

/** A service that the firm offers, as everybody may read it. */
export class PublicServiceDto extends PublicType(Service, [
  'id',
  ...publicFieldNames(Service),
  'createdAt',
  'updatedAt',
]) {}

/** One service that the firm offers. */
export class PublicServiceDetailsDto extends PublicServiceDto {
  /**
   * The long description as harmless HTML: no scripts, styles or frames, HTML in the Markdown left out. Labels are
   * English, and links to pages of the site have the attribute `data-page`.
   */
  longDescriptionHtml: string;
}

/** A service with its pictures as visitors get them, active or not, with what staff alone read. */
export class StaffServiceDto extends IntersectionType(
  ServiceDto,
  PickType(PublicServiceDto, ['fallbacks', 'pictures']),
) {
  static from({
    fallbacks,
    pictures,
    ...service
  }: Parameters<typeof ServiceDto.from>[0] &
    Pick<PublicServiceDto, 'fallbacks' | 'pictures'>): StaffServiceDto {
    return { ...ServiceDto.from(service), fallbacks, pictures };
  }
}

/** One service, for staff where visitors read PublicServiceDetailsDto. */
export class StaffServiceDetailsDto extends IntersectionType(
  StaffServiceDto,
  PickType(PublicServiceDetailsDto, ['longDescriptionHtml']),
) {}

/** A service in a list, for staff where visitors read PublicServiceDto. */
export class StaffListedServiceDto extends ListedType(StaffServiceDto) {}

/** A standard service as lists show it. */
export class StandardServiceDto extends PublicTextsType(Service, [
  'id',
  'slug',
  'title',
  'description',
  'image',
]) {}

export enum ServiceSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  title = 'title',
}

export class ListServicesQuery extends ListQuery {
  @OptionalChoice(ServiceSort, 'ServiceSort')
  sortBy?: ServiceSort = ServiceSort.createdAt;

  /** Only staff see inactive services; true: staff read what visitors read, and the standard services. */
  @BooleanInput()
  isActive?: boolean;
}

/** What staff may ask of a call that answers visitors as well. */
export class AsVisitorQuery extends PickType(ListServicesQuery, ['isActive']) {}

/** The same for staff. */
export class ListStaffServicesQuery extends ListServicesQuery {
  @OptionalChoice(PublicationState, 'PublicationState')
  publication?: PublicationState;
}

/** The same without pages. */
export class ExportServicesQuery extends OmitType(ListStaffServicesQuery, ['page', 'limit']) {}
