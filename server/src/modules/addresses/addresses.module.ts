import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormerAddress } from './former-address.entity.js';
import { FormerAddressesService } from './former-addresses.service.js';

export { FormerAddressesService } from './former-addresses.service.js';

/** Addresses that records had before, which lead on for ever. */
@Module({
  imports: [TypeOrmModule.forFeature([FormerAddress])],
  providers: [FormerAddressesService],
  exports: [FormerAddressesService],
})
export class AddressesModule {}
